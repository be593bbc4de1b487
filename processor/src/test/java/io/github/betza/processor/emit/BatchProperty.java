package io.github.betza.processor.emit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

/**
 * A property of many pieces, which are compiled at once. One list of them is drawn; what fails is
 * made small for as long as that takes.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Tag("deep")
@Property(tries = 1, seed = "11", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.FULL)
@interface BatchProperty {}
