/// <reference types="vite/client" />

/** Changes whenever a text changes; set by the build. */
declare const __LOCALES_VERSION__: string

/** The locales that have texts of their own; set by the build. */
declare const __TRANSLATED_LOCALES__: readonly string[]
