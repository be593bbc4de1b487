package io.github.betza.generated;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that the Betza processor wrote. Tools that measure coverage or mutate code skip
 * classes with a class-retained annotation whose name contains {@code Generated}; the annotation of
 * the JDK is only retained in the source.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface GeneratedByBetza {}
