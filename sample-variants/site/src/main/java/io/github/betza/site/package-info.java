/**
 * Builds the site of this repository into a folder: its texts as pages, the atlas with the
 * playground, and the Javadoc. Nothing on it is fetched from elsewhere, and every link is followed
 * before the site counts as built.
 */
package io.github.betza.site;
