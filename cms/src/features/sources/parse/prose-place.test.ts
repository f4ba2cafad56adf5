import { expect, test } from 'vitest'
import { placeOf, prosePlace } from './prose.ts'

test('a city has one name, whether its state is written out or by its letters', () => {
  const cityOf = (text: string) => prosePlace(text).city
  expect(cityOf('San Francisco, California, USA')).toBe(cityOf('San Francisco, CA, USA'))
  expect(cityOf('Seattle, Washington')).toBe('Seattle, WA')
  expect(cityOf('Ottawa, Ontario, Canada')).toBe('Ottawa, ON')
  expect(cityOf('Melbourne, Victoria, Australia')).toBe('Melbourne, VIC')
})

test('what is no state of the country stays as it is', () => {
  const placeOf = (text: string) => {
    const { city, country } = prosePlace(text)
    return [city, country]
  }
  expect(placeOf('Washington, DC, USA')).toEqual(['Washington, DC', 'United States'])
  expect(placeOf('New York, USA')).toEqual(['New York', 'United States'])
  expect(placeOf('Victoria, BC, Canada')).toEqual(['Victoria, BC', 'Canada'])
  expect(placeOf('Atlanta, Georgia, USA')).toEqual(['Atlanta, GA', 'United States'])
  expect(placeOf('Tbilisi, Georgia')).toEqual(['Tbilisi', 'Georgia'])
})

/** The place as `venue; city; country`, and whether it is online. */
const said = ({ venue, city, country, isOnline }: ReturnType<typeof placeOf>) =>
  [isOnline ? 'online' : '', [venue, city, country].map((part) => part ?? '').join('; ')].filter(Boolean).join(' ')

test.each([
  ['Expo Tel Aviv, Rokach Blvd 101, Tel Aviv-Yafo, Israel', 'Expo Tel Aviv, Rokach Blvd 101; Tel Aviv-Yafo; Israel'],
  ['Technion, Haifa, 3200003, Israel', 'Technion; Haifa; Israel'],
  ['אקספו תל אביב, שדרות רוקח 101, תל אביב, ישראל', 'אקספו תל אביב, שדרות רוקח 101; תל אביב; Israel'],
  ['32.0853,34.7818', '; ; '],
  ['https://meet.example/abc', 'online ; ; '],
  ['Room 5 / https://meet.example/abc', 'Room 5; ; '],
  ['מקוון (זום)', 'online ; ; '],
  ['Zoom', 'online ; ; '],
  ['Online', 'online ; ; '],
  ['Zoom room at Hall 3, Haifa, Israel', 'Zoom room at Hall 3; Haifa; Israel'],
  ['TBA', '; ; '],
  ['Main hall\nSecond floor\nHaifa\nIsrael', 'Main hall, Second floor; Haifa; Israel'],
  ['Webinar', 'online ; ; '],
  ['אונליין', 'online ; ; '],
  ['geo:32.08,34.78', '; ; '],
  ['Discord', 'online ; ; '],
  ['Zoom meeting (link to follow): https://zoom.example/j/1', 'online ; ; '],
  ['Join via Microsoft Teams', 'online ; ; '],
  ['Willis Tower, Chicago, IL 60606', 'Willis Tower; Chicago, IL; United States'],
  ['Chicago, IL 60606, USA', '; Chicago, IL; United States'],
  ['Haifa, IL', '; Haifa; Israel'],
  ['Hall 1, Toronto, ON M5V 2T6', 'Hall 1; Toronto, ON; Canada'],
  ['Messedamm 22, 14055 Berlin', 'Messedamm 22; Berlin; Germany'],
  ['Olympia, London W14 8UX, UK', 'Olympia; London; United Kingdom'],
  ['Azrieli, Tel Aviv', 'Azrieli; Tel Aviv; Israel'],
  ['Library, Second Street 5', 'Library, Second Street 5; ; '],
  ['Caf&eacute; &amp; Bar, Lisbon', 'Café & Bar; Lisbon; Portugal'],
])('%j is at %s', (text, place) => {
  expect(said(placeOf(text))).toBe(place)
})

test.each([
  ['Bristol, UK and Online', 'online ; Bristol; United Kingdom'],
  ['Haifa / Virtual', 'online ; Haifa; Israel'],
  ['Virtual', 'online ; ; '],
  ['Singapore', '; Singapore; Singapore'],
  ['Marina Bay Sands, Singapore', 'Marina Bay Sands; Singapore; Singapore'],
  ['Beijing, P.R. China', '; Beijing; China'],
  ['Seoul, S. Korea', '; Seoul; South Korea'],
  ['Tokyo，Japan', '; Tokyo; Japan'],
  ['Hong Kong SAR, Hong Kong', '; Hong Kong SAR; Hong Kong'],
  ['Moscone Center, San Francisco, USA', 'Moscone Center; San Francisco; United States'],
  ['TBA, Israel', '; ; Israel'],
  ['Berlin, DE', '; Berlin; Germany'],
  ['Wilmington, DE', '; Wilmington, DE; United States'],
  ['Toronto, CA', '; Toronto; Canada'],
  ['Bratislava, SK', '; Bratislava; Slovakia'],
  ['Riyadh, SA', '; Riyadh; Saudi Arabia'],
  ['Adelaide, SA, Australia', '; Adelaide, SA; Australia'],
  ['Department of IT', '; Department of IT; '],
])('in prose %j is %s', (text, place) => {
  expect(said(prosePlace(text))).toBe(place)
})
