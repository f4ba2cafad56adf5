import { input } from '@cyberluach/design/variants/field'

type Props = {
  label: string
  value: string
  choose: (value: string) => void
  options: readonly (readonly [string, string])[]
}

/** One of a list, among the tools above another one. */
export function Choice({ label, value, choose, options }: Props) {
  return (
    <span className="w-44 max-md:min-w-28 max-md:flex-1">
      <select
        className={input({ kind: 'line', size: 'sm', ground: 'raised' })}
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}
