import { Monitor, Smartphone, Tablet } from 'lucide-react'

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet } as const

export function DeviceIcon({ type }: { type: keyof typeof icons }) {
  const Icon = icons[type]
  return <Icon size={16} strokeWidth={1.75} aria-hidden />
}
