import { Kbd } from '../ui/marks.tsx'
import { Modal } from '../ui/Dialog.tsx'
import { useText } from '../ui/text.tsx'
import { useShortcutsPreference } from './shortcuts.tsx'

/** The keys as they stand on an English keyboard: it is their place that counts. */
const keys = {
  waiting: ['W'],
  search: ['/'],
  refresh: ['R'],
  rows: ['J', 'K'],
  toggle: ['enter'],
  select: ['space'],
  approve: ['A'],
  reject: ['X'],
  send: ['Ctrl', 'enter'],
  rejectAtOnce: ['Shift', 'X'],
  undo: ['Z'],
  remove: ['delete'],
  export: ['E'],
  create: ['N'],
  filter: ['F'],
  events: ['M', 'P', 'C', 'B'],
  duplicate: ['D'],
  settings: [','],
  escape: ['escape'],
  help: ['?'],
} as const

type Props = {
  /** How many there are. */
  tabs: number
  isOpen: boolean
  close: () => void
}

/** Every key of the dashboard and what it does. */
export function ShortcutsDialog({ tabs, isOpen, close }: Props) {
  const { t } = useText()
  const { shortcuts } = t.frame
  const names: Record<string, string> = shortcuts.keys
  const nameOf = (key: string) => names[key] ?? key
  return (
    <Modal isOpen={isOpen} close={close} title={shortcuts.title}>
      {isOpen && <State />}
      <dl>
        {Object.entries({ tabs: ['1', '–', String(tabs)], ...keys }).map(([name, pressed]) => (
          <div
            key={name}
            className="flex min-h-9 items-center justify-between gap-4 not-first:border-t not-first:border-line"
          >
            <dt>{shortcuts[name as 'tabs' | keyof typeof keys]}</dt>
            <dd className="flex-none whitespace-nowrap">
              <bdi dir="ltr">
                {pressed.map((key) =>
                  key === '–' ? (
                    ' – '
                  ) : (
                    <Kbd key={key} on="dialog" size="md">
                      {nameOf(key)}
                    </Kbd>
                  ),
                )}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

function State() {
  const { t } = useText()
  const { isOn } = useShortcutsPreference()
  return isOn ? null : <p className="-mt-1 mb-3 text-on-warning-soft">{t.frame.shortcuts.off}</p>
}
