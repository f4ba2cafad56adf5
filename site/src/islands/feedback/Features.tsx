import { feedbackFeatures } from '@cyberluach/core/feedback'
import { Icon } from '../../icons/Icon.tsx'
import { check } from '../../icons/paths.ts'
import { LegendHint } from '../forms/Field.tsx'
import { useFormSetting } from '../forms/form-setting.ts'
import type { FeedbackTexts } from './texts.ts'

const keys = Object.keys(feedbackFeatures) as (keyof typeof feedbackFeatures)[]

/** The parts of the site that somebody can have used. */
export function Features({ texts }: { texts: FeedbackTexts }) {
  const { featuresUsed } = useFormSetting().initial
  const chosen: unknown[] = Array.isArray(featuresUsed) ? featuresUsed : []
  return (
    <fieldset className="features">
      <legend>
        {texts.featuresTitle} <LegendHint>{texts.featuresHint}</LegendHint>
      </legend>
      <div>
        {keys.map((key) => (
          <label key={key} className="feature">
            <input
              className="visually-hidden"
              type="checkbox"
              name="featuresUsed"
              value={feedbackFeatures[key]}
              defaultChecked={chosen.includes(feedbackFeatures[key])}
            />
            <span className="feature-box">
              <Icon path={check} />
            </span>
            {texts.features[key]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
