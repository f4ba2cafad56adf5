/** What the Israeli conferences of the public lists are called in Hebrew, by their title in the list. */
export const hebrewTitles: Record<string, string> = {
  'BlueHat IL': 'כנס BlueHat IL',
  BSidesTLV: 'כנס BSidesTLV',
}
