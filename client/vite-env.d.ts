/// <reference types="vite/client" />

/** Changes with every change of a text; set by the build. */
declare const __LOCALES_VERSION__: string
