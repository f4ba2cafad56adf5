import { feedbackFeatures } from '@cyberluach/core/messages/feedback'
import { LegendHint } from '../forms/Field.tsx'
import { Tile } from '../forms/Tile.tsx'
import { useFormSetting } from '../forms/form-setting.ts'
import type { FeedbackTexts } from './texts.ts'

const keys = Object.keys(feedbackFeatures) as (keyof typeof feedbackFeatures)[]

/** The parts of the site that somebody can have used. */
export function Features({ texts }: { texts: FeedbackTexts }) {
  const { featuresUsed } = useFormSetting().initial
  const chosen: unknown[] = Array.isArray(featuresUsed) ? featuresUsed : []
  return (
    <fieldset className="col-span-full mt-4 min-w-0 pb-2">
      <legend className="text-lg font-bold">
        {texts.featuresTitle} <LegendHint>{texts.featuresHint}</LegendHint>
      </legend>
      <div className="flex flex-wrap gap-2 pt-3">
        {keys.map((key) => (
          <Tile
            key={key}
            kind="ticked"
            control={{
              name: 'featuresUsed',
              value: feedbackFeatures[key],
              defaultChecked: chosen.includes(feedbackFeatures[key]),
            }}
          >
            {texts.features[key]}
          </Tile>
        ))}
      </div>
    </fieldset>
  )
}
