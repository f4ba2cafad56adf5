/** The words of Payload's own panel in English that are not ours: its name, and brackets where nothing stands. */
export const panelEnglish = {
  general: {
    locale: 'Texts in',
    noLabel: '–',
    payloadSettings: 'Settings of the panel',
  },
}
