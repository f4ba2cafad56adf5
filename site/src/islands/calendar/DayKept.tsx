/**
 * What is kept in Israel on the day: a line with its name, or a line alone where cells have no room for names. The mark
 * on the root hides it, so that a kept page needs no other markup.
 */
export function DayKept({ names }: { names: string }) {
  return (
    // A hint that is shown has taken the title meanwhile.
    <span className="day-kept" title={names} suppressHydrationWarning>
      {names}
    </span>
  )
}
