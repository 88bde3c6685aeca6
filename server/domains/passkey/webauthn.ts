/** Loaded on first use: its parsers of certificates are over two hundred modules. */
export const webauthn = () => import('@simplewebauthn/server')
