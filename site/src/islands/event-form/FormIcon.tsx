const drawings = {
  alert: 'M10 3.2 2.6 16a.6.6 0 0 0 .5.9h13.8a.6.6 0 0 0 .5-.9L10 3.2ZM10 8v4M10 14.4v.1',
  check: 'm4 10.5 4 4 8-9',
  down: 'm5 8 5 5 5-5',
}

export function FormIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
