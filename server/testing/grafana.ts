import { readFile } from 'node:fs/promises'

type Dashboard = { panels: { title: string; targets: { expr: string; legendFormat?: string }[] }[] }

/**
 * What the example for Grafana asks for, of series whose names `isMeant`, and the text does not tell: series, and labels
 * by which they are summed or named. `series` is how many it asks for.
 */
export async function unshownBy(
  text: string,
  isMeant: (name: string) => boolean,
): Promise<{ series: number; unshown: string[] }> {
  const file = new URL('../../deploy/grafana.json', import.meta.url)
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as Dashboard
  const requested = new Set<string>()
  const unshown: string[] = []
  for (const { title, targets } of panels)
    for (const { expr, legendFormat = '' } of targets)
      for (const name of (expr.match(/\bcyberluach_\w+/g) ?? []).filter(isMeant)) {
        requested.add(name)
        const samples = text.split('\n').filter((line) => /^[^\s{]+/.exec(line)?.[0] === name)
        if (samples.length === 0) unshown.push(`${title}: ${name}`)
        for (const label of labelsIn(expr, legendFormat))
          if (!samples.some((sample) => sample.includes(`${label}="`))) unshown.push(`${title}: ${name}{${label}}`)
      }
  return { series: requested.size, unshown }
}

function labelsIn(expr: string, legend: string): string[] {
  const summed = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/))
  return [...summed, ...[...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)]
}
