/** The style of the pages. Its tokens are those of the client in both schemes. */
export const style = `:root {
  color-scheme: dark;
  --h-page: #070f1a;
  --h-panel: #0d1727;
  --h-line: #1d2a3d;
  --h-text: #e6ecf3;
  --h-dim: #a7b4c6;
  --h-link: #89b7ff;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --h-page: #e9eef4;
    --h-panel: #f7f9fc;
    --h-line: #d6dee8;
    --h-text: #0b1b30;
    --h-dim: #41536b;
    --h-link: #0d51b0;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 1280px;
  padding: 24px 16px 64px;
  background: var(--h-page);
  color: var(--h-text);
  font: 0.875rem/1.25rem 'IBM Plex Sans Variable', 'IBM Plex Sans', system-ui, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--h-link); }
h1 { font-size: 1.5rem; line-height: 2rem; letter-spacing: -0.012em; }
h2 { font-size: 1.125rem; line-height: 1.5rem; margin: 0; }
.game { margin: 0; font-size: 1.125rem; font-weight: 600; }
.dim { margin: 4px 0; color: var(--h-dim); }
nav { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-top: 12px; }
nav a { padding: 4px 0; }
nav a[aria-current] { color: var(--h-text); font-weight: 600; }
.scroll, article { background: var(--h-panel); border: 1px solid var(--h-line); border-radius: 4px; }
.scroll { overflow-x: auto; }
article { padding: 16px; margin-bottom: 16px; }
.text { max-width: 68ch; font-size: 1rem; line-height: 1.625rem; }
.text pre { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; text-align: start; border-bottom: 1px solid var(--h-line); font-weight: 400; }
thead th { color: var(--h-dim); font-size: 0.6875rem; }
tbody th { font-weight: 500; }
td.number { text-align: end; }
`
