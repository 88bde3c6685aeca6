/**
 * The modules that a page imports only for an action or a state, in `client/`. Every other dynamic import counts as
 * loaded by the route itself, so a new one does until it is listed here.
 */
export const partsOnDemand: readonly string[] = [
  // An action opens these.
  '../node_modules/@simplewebauthn/browser/esm/index.js',
  'components/TipLabel.tsx',
  'components/ToastList.tsx',
  'components/UndoText.tsx',
  'domains/asset/crop/CropForm.tsx',
  'domains/challenge/play/dialog/ExtraHints.tsx',
  'domains/game/package/ExportGameDialog.tsx',
  'domains/game/package/ImportGameDialog.tsx',
  'domains/game/share/ShareDialog.tsx',
  'domains/game/time/ExtendDialog.tsx',
  'domains/passkey/ConfirmWithPasskey.tsx',
  'domains/rating/RatingPanel.tsx',
  'domains/scoreboard/timeline/picture/save-picture.ts',
  'domains/second-factor/RecoveryCodesDialog.tsx',
  'domains/second-factor/SecondStepForm.tsx',
  'domains/second-factor/SetUpTotpDialog.tsx',
  'domains/submission/FlagBox.tsx',
  'domains/writeup/PdfPages.tsx',
  'domains/writeup/WriteupUpload.tsx',
  'domains/writeup/shared/PublishPdfForm.tsx',
  'domains/writeup/shared/WriteupForm.tsx',
  'layouts/shell/MoreDrawer.tsx',
  'layouts/shell/menus/AccountMenuList.tsx',
  'layouts/shell/menus/AppearancePopover.tsx',
  'layouts/shell/menus/LanguageMenuList.tsx',
  'palette/CommandPalette.tsx',
  // The state of the account, or a network without sockets.
  'domains/account/LeaveBanned.tsx',
  'domains/account/LogInAgainDialog.tsx',
  'layouts/shell/StaffFactorNote.tsx',
  'relay/transport/stream-subscription.ts',
  // A text in Markdown on the page, and a formula in it.
  'components/markdown/MarkdownBody.tsx',
  'components/markdown/render-formula.ts',
]
