/** The SVG sprite of all flags, pennants and marks. Colors are set through custom properties. */
export function FlagSprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <symbol id="h-f-misc" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--h-cloth)" />
          <path fill="var(--ink)" d="M0 0h8v8H0zM8 8h8v8H8z" />
        </symbol>
        <symbol id="h-f-crypto" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--ink)" />
          <path fill="var(--h-cloth)" d="M0 0h3l5 5 5-5h3v3l-5 5 5 5v3h-3l-5-5-5 5H0v-3l5-5-5-5z" />
        </symbol>
        <symbol id="h-f-pwn" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--ink)" />
          <path fill="var(--h-cloth)" d="M4 4h8v8H4z" />
        </symbol>
        <symbol id="h-f-web" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--h-cloth)" />
          <path
            fill="var(--ink)"
            d="M0 0h4v4H0zM8 0h4v4H8zM4 4h4v4H4zM12 4h4v4h-4zM0 8h4v4H0zM8 8h4v4H8zM4 12h4v4H4zM12 12h4v4h-4z"
          />
        </symbol>
        <symbol id="h-f-reverse" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--h-cloth)" />
          <path fill="var(--ink)" d="M0 0h16L0 16z" />
        </symbol>
        <symbol id="h-f-blockchain" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--h-cloth)" />
          <path fill="var(--ink)" d="M0 0l8 8-8 8zM16 0L8 8l8 8z" />
        </symbol>
        <symbol id="h-f-forensics" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--h-cloth)" />
          <circle cx="8" cy="8" r="5" fill="var(--ink)" />
        </symbol>
        <symbol id="h-f-hardware" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--ink)" />
          <path fill="var(--h-cloth)" d="M6 0h4v6h6v4h-6v6H6v-6H0V6h6z" />
        </symbol>
        <symbol id="h-f-mobile" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--ink)" />
          <path fill="var(--h-cloth)" d="M4 0h8v16H4z" />
        </symbol>
        <symbol id="h-f-ppc" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--h-cloth)" />
          <path fill="var(--ink)" d="M0 0h16v4H0zM0 8h16v4H0z" />
        </symbol>
        <symbol id="h-f-ai" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--h-cloth)" />
          <path fill="var(--ink)" d="M8 1l7 7-7 7-7-7z" />
        </symbol>
        <symbol id="h-f-pentest" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--ink)" />
          <path fill="var(--h-cloth)" d="M4 0h4L0 8V4zM12 0h4L0 16v-4zM16 4v4l-8 8H4zM16 12v4h-4z" />
        </symbol>
        <symbol id="h-f-osint" viewBox="0 0 16 16">
          <rect width="16" height="16" fill="var(--ink)" />
          <path fill="var(--h-cloth)" d="M0 0l12 8L0 16z" />
        </symbol>
        <symbol id="h-p-first" viewBox="0 0 16 16">
          <path fill="var(--h-rope)" d="M0 0h1.5v16H0z" />
          <path fill="var(--h-gold)" d="M2 1l14 7-14 7z" />
          <path fill="var(--h-pen-in)" d="M4.4 4.9L10.6 8l-6.2 3.1z" />
        </symbol>
        <symbol id="h-p-second" viewBox="0 0 16 16">
          <path fill="var(--h-rope)" d="M0 0h1.5v16H0z" />
          <path fill="var(--h-silver)" d="M2 1l14 7-14 7z" />
          <path fill="var(--h-pen-in)" d="M7 3.5L16 8l-9 4.5z" />
          <path fill="none" stroke="var(--h-silver)" strokeWidth="1" d="M7 4.1L14.9 8 7 11.9" />
        </symbol>
        <symbol id="h-p-third" viewBox="0 0 16 16">
          <path fill="var(--h-rope)" d="M0 0h1.5v16H0z" />
          <path fill="var(--h-bronze)" d="M2 1l14 7-14 7z" />
          <path fill="var(--h-pen-in)" d="M2 6.75h8v2.5H2z" />
        </symbol>
        <symbol id="h-p-solved" viewBox="0 0 16 16">
          <path fill="var(--h-rope)" d="M0 0h1.5v16H0z" />
          <path fill="var(--mark,var(--h-success))" d="M2 2h14l-3.5 6 3.5 6H2z" />
          <path
            fill="none"
            stroke="var(--mark-in,var(--h-panel))"
            strokeWidth="1.75"
            d="M4.4 8.2l2.2 2.2 4-4.4"
          />
        </symbol>
        <symbol id="h-p-hoist" viewBox="0 0 16 16">
          <path fill="var(--h-success)" d="M2 3h13l-3.5 5 3.5 5H2z" />
        </symbol>
        <symbol id="h-m-live" viewBox="0 0 16 16">
          <path fill="var(--h-rope)" d="M2 0h1.5v16H2z" />
          <path
            fill="var(--h-signal,var(--h-yellow))"
            stroke="var(--h-signal,var(--h-live-edge))"
            strokeWidth=".75"
            d="M4.5 1h10v8h-10z"
          />
        </symbol>
        <symbol id="h-m-half" viewBox="0 0 16 16">
          <path fill="var(--h-rope)" d="M2 0h1.5v16H2z" />
          <path fill="none" stroke="var(--h-warn)" strokeWidth="1.5" d="M5.25 5.25h8.5v5.5h-8.5z" />
        </symbol>
        <symbol id="h-m-down" viewBox="0 0 16 16">
          <path fill="var(--h-rope)" d="M2 0h1.5v16H2z" />
          <path fill="var(--h-faint)" d="M4.5 12h10v3h-10z" />
        </symbol>
        <symbol id="h-logo" viewBox="0 0 32 32">
          <path fill="currentColor" d="M4 1h4v30H4zM24 1h4v30h-4z" />
          <path fill="var(--h-mark)" d="M8 7h16l-5 6 5 6H8z" />
        </symbol>
      </defs>
    </svg>
  )
}
