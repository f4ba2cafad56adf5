'use client'

import type { Analytics } from '@cyberluach/api/analytics'
import { memo } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { BarList } from './BarList.tsx'
import { BrowserName, CountryCode, usePlaceName } from './CountryCode.tsx'
import { DeviceIcon } from './DeviceIcon.tsx'
import { shareText } from './figures.ts'
import { Hint, Inside, Measure, Nothing, Remark } from './Measure.tsx'

type Totals = { total: number }

export const Countries = memo(function Countries({
  countries,
  total,
}: Totals & { countries: Analytics['topCountries'] }) {
  const { t } = useText()
  const { countryName } = usePlaceName()
  const bars = countries.slice(0, 5).map(({ country, count }) => ({
    key: country,
    label: countryName(country),
    lead: <CountryCode country={country} />,
    count,
  }))
  return (
    <Measure title={t.analytics.countries} remark={t.analytics.topFiveCountries} end={<Unit />} span={4}>
      <Inside>
        {bars.length === 0 ? (
          <Nothing text={t.analytics.noneInPeriod} />
        ) : (
          <BarList bars={bars} total={total} label={t.analytics.countries} />
        )}
      </Inside>
    </Measure>
  )
})

type DeviceProps = Totals & {
  devices: Analytics['topDevices']
  timeframe: Analytics['timeframe']
  mobileShare: number | null
  mobileBefore: number | null
}

const strengths = { desktop: 'bg-info', mobile: 'bg-info opacity-62', tablet: 'bg-info opacity-32' } as const

/** What visitors held, by kind of device. */
export const Devices = memo(function Devices({
  devices,
  total,
  timeframe,
  mobileShare,
  mobileBefore,
}: DeviceProps) {
  const { t, say } = useText()
  const bars = devices.map(({ deviceType, count }) => ({
    key: deviceType,
    label: t.analytics.devices[deviceType],
    lead: <DeviceIcon type={deviceType} />,
    count,
  }))
  const share = mobileShare === null ? null : shareText(mobileShare)
  return (
    <Measure title={t.analytics.deviceTypes} end={<Unit />} span={4}>
      <Inside>
        {bars.length === 0 ? (
          <Nothing text={t.analytics.noneInPeriod} />
        ) : (
          <>
            <div className="mt-1.5 mb-2.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full" aria-hidden>
              {bars.map(({ key, count }) => (
                <i key={key} className={strengths[key]} style={{ flexGrow: count }} />
              ))}
            </div>
            <BarList bars={bars} total={total} label={t.analytics.deviceTypes} />
            {share !== null && (
              <Hint>
                {mobileBefore === null
                  ? say(t.analytics.mobileShare, { share })
                  : say(t.analytics.mobileBefore[timeframe], { share, before: shareText(mobileBefore) })}
              </Hint>
            )}
          </>
        )}
      </Inside>
    </Measure>
  )
})

export const Browsers = memo(function Browsers({
  browsers,
  total,
}: Totals & { browsers: Analytics['topBrowsers'] }) {
  const { t } = useText()
  const bars = browsers.slice(0, 5).map(({ browser, count }) => ({
    key: browser,
    label: <BrowserName name={browser} />,
    count,
  }))
  return (
    <Measure title={t.analytics.browsers} remark={t.analytics.topFiveBrowsers} end={<Unit />} span={4}>
      <Inside>
        {bars.length === 0 ? (
          <Nothing text={t.analytics.noneInPeriod} />
        ) : (
          <BarList bars={bars} total={total} label={t.analytics.browsers} />
        )}
      </Inside>
    </Measure>
  )
})

function Unit() {
  const { t } = useText()
  return <Remark>{t.analytics.sessions}</Remark>
}
