package org.dradis.file;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link RecordWriter} writes, strictly: every member is known, nothing is missing that
 * may not be null, and a complaint names its field.
 */
public final class RecordReader {
  private final Map<Class<?>, Function<Field, ?>> words;

  /** A reader that leaves values of some types, written as one word, to others. */
  public RecordReader(Map<Class<?>, Function<Field, ?>> words) {
    this.words = Map.copyOf(words);
  }

  /** Reads a record, or one of a sealed family of records. */
  public <T> T read(Field field, Class<T> type) {
    return type.cast(value(field, type));
  }

  private Object value(Field field, Type type) {
    if (type instanceof ParameterizedType generic) {
      return collection(field, generic);
    }
    if (!(type instanceof Class<?> plain)) {
      throw new IllegalStateException("cannot read " + type);
    }
    Function<Field, ?> word = words.get(plain);
    if (word != null) {
      return word.apply(field);
    }
    if (plain == int.class || plain == Integer.class) {
      return field.integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
    if (plain == long.class) {
      return field.wholeNumber(Long.MIN_VALUE, Long.MAX_VALUE);
    }
    if (plain == boolean.class) {
      return field.flag();
    }
    if (plain == String.class) {
      return field.text();
    }
    if (plain.isEnum()) {
      return constant(field, plain);
    }
    if (plain.isRecord()) {
      return record(field, field.members(), plain, false);
    }
    if (plain.isSealed()) {
      return member(field, plain);
    }
    throw new IllegalStateException("cannot read " + plain.getName());
  }

  private Object collection(Field field, ParameterizedType type) {
    Type[] parts = type.getActualTypeArguments();
    if (type.getRawType() == Map.class) {
      Map<String, Object> entries = new LinkedHashMap<>();
      Members members = field.members();
      for (String name : members.names()) {
        entries.put(name, value(members.need(name), parts[1]));
      }
      return Collections.unmodifiableMap(entries);
    }
    List<Object> items = new ArrayList<>();
    for (Field item : field.items()) {
      items.add(value(item, parts[0]));
    }
    return List.copyOf(items);
  }

  private static Object constant(Field field, Class<?> type) {
    String word = field.text("a word");
    List<String> known = new ArrayList<>();
    for (Object each : type.getEnumConstants()) {
      String name = RecordWriter.word((Enum<?>) each);
      if (name.equals(word)) {
        return each;
      }
      known.add(name);
    }
    throw field.wrong("\"" + word + "\" is not known here; known are " + Words.list(known));
  }

  private Object member(Field field, Class<?> family) {
    Members members = field.members();
    Field type = members.need("type");
    String name = type.text();
    List<Class<?>> all = records(family).toList();
    for (Class<?> each : all) {
      if (RecordWriter.type(each).equals(name)) {
        return record(field, members, each, true);
      }
    }
    throw type.wrong(
        "\""
            + name
            + "\" is not known here; known are "
            + Words.list(all.stream().map(RecordWriter::type).toList()));
  }

  /** All records of a sealed family, those of its sealed branches too. */
  public static Stream<Class<?>> records(Class<?> family) {
    return family.isRecord()
        ? Stream.of(family)
        : Stream.of(family.getPermittedSubclasses()).flatMap(RecordReader::records);
  }

  private Object record(Field field, Members members, Class<?> type, boolean typed) {
    RecordComponent[] components = type.getRecordComponents();
    List<String> known = new ArrayList<>();
    if (typed) {
      known.add("type");
    }
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < components.length; i++) {
      known.add(components[i].getName());
      types[i] = components[i].getType();
    }
    members.only(known);
    @Nullable Object[] parts = new @Nullable Object[components.length];
    for (int i = 0; i < components.length; i++) {
      parts[i] = part(members, components[i]);
    }
    return make(field, type, types, parts);
  }

  private @Nullable Object part(Members members, RecordComponent component) {
    Field part = members.get(component.getName());
    if (part == null && mayBeNull(component.getAnnotatedType())) {
      return null;
    }
    return value(members.need(component.getName()), component.getGenericType());
  }

  private static boolean mayBeNull(AnnotatedType type) {
    return type.isAnnotationPresent(Nullable.class);
  }

  private static Object make(
      Field field, Class<?> type, Class<?>[] types, @Nullable Object[] parts) {
    try {
      var constructor = type.getDeclaredConstructor(types);
      return constructor.newInstance(parts);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException refused) {
        throw field.wrong(OneLine.of(refused.getMessage()));
      }
      throw new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
