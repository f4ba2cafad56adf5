/** Notes whether the page's scrollbar takes room, so that a dialog can keep that room when it stops the page. */
export function noteScrollbar(): void {
  const root = document.documentElement
  root.classList.toggle('has-wide-scrollbar', innerWidth > root.clientWidth)
}
