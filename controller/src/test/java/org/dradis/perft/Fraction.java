package org.dradis.perft;

import java.math.BigInteger;

/** An exact probability in lowest terms. */
public record Fraction(BigInteger numerator, BigInteger denominator) {
  public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);
  public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

  public Fraction {
    BigInteger divisor = numerator.gcd(denominator);
    numerator = numerator.divide(divisor);
    denominator = denominator.divide(divisor);
  }

  public static Fraction oneIn(long ways) {
    return new Fraction(BigInteger.ONE, BigInteger.valueOf(ways));
  }

  public static Fraction parse(String text) {
    int slash = text.indexOf('/');
    return new Fraction(
        new BigInteger(text.substring(0, slash)), new BigInteger(text.substring(slash + 1)));
  }

  public Fraction plus(Fraction other) {
    return denominator.equals(other.denominator)
        ? new Fraction(numerator.add(other.numerator), denominator)
        : new Fraction(
            numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
            denominator.multiply(other.denominator));
  }

  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  @Override
  public String toString() {
    return numerator + "/" + denominator;
  }
}
