/** The product's mark: the four kinds of events on a calendar page. */
export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="var(--color-action)"
        d="M8 4.5h16A4.5 4.5 0 0 1 28.5 9v15.5A4.5 4.5 0 0 1 24 29H8a4.5 4.5 0 0 1-4.5-4.5V9A4.5 4.5 0 0 1 8 4.5Z"
      />
      <path
        fill="none"
        stroke="var(--color-action)"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M10 2v5M22 2v5"
      />
      <path fill="var(--color-on-action)" d="M8.5 11h1.3v7H8.5zM9.8 11.2l5 2.2-5 2.2z" />
      <circle fill="var(--color-red)" cx="20.7" cy="14.3" r="3.3" />
      <rect fill="var(--color-on-action)" x="9" y="20.2" width="5" height="5" rx=".8" />
      <path fill="var(--color-on-action)" d="m20.7 19.2 3.4 3.4-3.4 3.4-3.4-3.4z" />
    </svg>
  )
}
