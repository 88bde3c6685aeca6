/// <reference types="vite/client" />

/** The version of the texts. The build sets it; it changes with every text. */
declare const __LOCALES_VERSION__: string

/** The locales that have texts. The build sets it. */
declare const __TRANSLATED_LOCALES__: readonly string[]
