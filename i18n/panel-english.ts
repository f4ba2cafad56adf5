/** The words of Payload's own panel in English that are not ours: its name, and brackets where nothing stands. */
export const panelEnglish = {
  general: {
    noLabel: '–',
    payloadSettings: 'Settings of the panel',
  },
}
