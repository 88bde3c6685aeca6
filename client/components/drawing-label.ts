/** The attributes that name a drawing for screen readers, or hide it from them if it has no label. */
export function drawingLabel(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
}
