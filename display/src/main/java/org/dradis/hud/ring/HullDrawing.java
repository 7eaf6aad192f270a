package org.dradis.hud.ring;

/**
 * A ship of the line as drawn.
 *
 * @param plates its outline
 * @param lines what is drawn on it
 * @param first where the sockets begin
 * @param socket how large they are
 * @param locations how many of them are locations
 */
record HullDrawing(
    String word,
    double width,
    double height,
    String plates,
    String lines,
    double first,
    double socket,
    int locations) {
  static final HullDrawing GALACTICA =
      new HullDrawing(
          "galactica",
          200,
          62,
          "M1 31L4 25L15 20.500L34 18.500L41 21L47 20L70 19L78 17.500H142L150 20H166L171 17"
              + "H192L196 19.500V42.500L192 45H171L166 42H150L142 44.500H78L70 43L47 42L41 41"
              + "L34 43.500L15 41.500L4 37Z"
              + "M62 1.500H150L157 4.500V10L151 13H66L57 10V5Z"
              + "M62 60.500H150L157 57.500V52L151 49H66L57 52V57Z"
              + "M76 13H88L90 17.700H74ZM126 13H138L140 17.700H124Z"
              + "M76 49H88L90 44.300H74ZM126 49H138L140 44.300H124Z"
              + "M196 22.500L199.5 24V28L196 29.500ZM196 32.500L199.5 34V38L196 39.500Z",
          "M57 7H66M151 7H157M66 4.500H150M57 55H66M151 55H157M66 57.500H150"
              + "M34 18.500V43.500M41 21V41M10 27L30 24.500M10 35L30 37.5"
              + "M170 22H192M170 40H192M182 17V22M182 40V45",
          33,
          16.5,
          6);

  static final HullDrawing PEGASUS =
      new HullDrawing(
          "pegasus",
          200,
          54,
          "M6 27L16 21L40 18.500L52 20L60 17.500H146L156 20H172L178 16H190L194 19V35L190 38"
              + "H178L172 34H156L146 36.500H60L52 34L40 35.500L16 33Z"
              + "M58 6.500H116L122 2H166L172 5.500V11L166 14.500H64L54 12Z"
              + "M58 47.500H116L122 52H166L172 48.500V43L166 39.500H64L54 42Z"
              + "M80 14.500H94L96 17.500H78ZM128 14.500H142L144 17.500H126Z"
              + "M80 39.500H94L96 36.500H78ZM128 39.500H142L144 36.500H126Z"
              + "M194 21L198 23V31L194 33Z",
          "M60 10.500H116L122 7H168M60 43.500H116L122 47H168M40 18.500V35.500M52 20V34M178 20H190"
              + "M178 34H190M20 24L36 22.500M20 30L36 31.5",
          58,
          17.5,
          4);
}
