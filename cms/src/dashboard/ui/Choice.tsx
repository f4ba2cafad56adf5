import { Select } from './Select.tsx'

type Props = {
  label: string
  value: string
  choose: (value: string) => void
  options: readonly (readonly [string, string])[]
  /** On a phone it has a line of its own: how a list is ordered is no part of what is in it. */
  isAlone?: boolean
}

/** One of a list, among the tools above another one. */
export function Choice({ label, value, choose, options, isAlone = false }: Props) {
  return (
    <span className={isAlone ? 'w-44 max-md:w-full' : 'w-44 max-md:min-w-28 max-md:flex-1'}>
      <Select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </Select>
    </span>
  )
}
