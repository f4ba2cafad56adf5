import { editorHebrew } from '@cyberluach/i18n/payload-editor-texts'
import { deepMergeSimple, type SanitizedConfig } from 'payload'

/**
 * The editor’s Hebrew in our words. It lays its own over the panel’s while the configuration is made: ours come after it.
 */
export function speakHebrewInEditor(config: SanitizedConfig): SanitizedConfig {
  const { translations } = config.i18n
  config.i18n.translations = deepMergeSimple(translations, { he: { lexical: editorHebrew } })
  return config
}
