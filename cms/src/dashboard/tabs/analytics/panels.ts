/** The panels of the tab that can be hidden, in the order in which they stand. */
export const panelNames = [
  'chart',
  'activity',
  'countries',
  'devices',
  'browsers',
  'pages',
  'bounce',
  'hours',
  'durations',
] as const
export type PanelName = (typeof panelNames)[number]

/** The hidden panels as they are kept: names with commas between them. What is no panel's name is nothing. */
export function hiddenFrom(stored: string | null): ReadonlySet<PanelName> {
  const names = (stored ?? '').split(',')
  return new Set(panelNames.filter((name) => names.includes(name)))
}

export function hiddenAfter(
  hidden: ReadonlySet<PanelName>,
  name: PanelName,
  isShown: boolean,
): ReadonlySet<PanelName> {
  return new Set(panelNames.filter((each) => (each === name ? !isShown : hidden.has(each))))
}
