import { expect, test } from 'vitest'
import { alike, sameCity, type Named, foldedName } from './names.ts'

const named = (title: string, city: string | null = null, titleHe: string | null = null): Named => ({
  title,
  titleHe,
  city,
  country: null,
})

test.each([
  ['B-Sides Málaga', 'b sides malaga'],
  ['Unlock your Brain, Harden your System!', 'unlock your brain harden your system'],
  ["AUVERGN'HACK", 'auvergnhack'],
  ['כִּנּוּס הַסַּיְבֶּר', 'כנוס הסיבר'],
  ['תל־אביב', 'תל אביב'],
  ['צה״ל וז׳בוטינסקי', 'צהל וזבוטינסקי'],
  ['כנסים', 'כנסימ'],
  ['IEEE S&P', 'ieee sandp'],
  ['R & D, Q&As', 'r d q as'],
])('%s is compared as %s', (name, folded) => {
  expect(foldedName(name)).toBe(folded)
})

test.each([
  [named('BSidesLasVegas', 'Las Vegas (NV)'), named('BSides Las Vegas', 'Las Vegas, NV')],
  [named('BSidesLV', 'Las Vegas (NV)'), named('BSides Las Vegas', 'Las Vegas, NV')],
  [named('B-Sides TLV', 'Tel Aviv'), named('BSidesTLV', 'Tel Aviv')],
  [named('BSidesBUD', 'Budapest'), named('Security BSides Budapest', 'Budapest')],
  [named('ACM WiSec', 'Saarbrücken'), named('WiSec 2026', 'Saarbrücken, Germany')],
  [named('USENIX Security Symposium', 'Baltimore (MD)'), named('USENIX Security 2026', 'Baltimore, MD')],
  [named('OWASP Global AppSec EU', 'Vienna'), named('OWASP Global AppSec EU 2026 - Vienna, Austria')],
  [named('WiCyS: Women in CyberSecurity'), named('WiCys')],
  [named('Hack.lu'), named('hack lu 2026')],
  [named('בי־סיידס תל אביב', 'תל אביב'), named('ביסיידס תל־אביב', 'תל אביב')],
  [named('BSides TLV', 'Tel Aviv'), named('בי-סיידס תל אביב', 'תל אביב')],
  [named('Cyber Week', null, 'שבוע הסייבר'), named('שבוע הסייבר 2026')],
  [named('IEEE S&P 2027'), named('S&P (Oakland)')],
  [named('Nullcon Berlin'), named('Nullcon Berlin Conference & Training')],
])('the names %j and %j are alike', (one, other) => {
  expect(alike(one, other)).toBeGreaterThanOrEqual(0.6)
  expect(alike(other, one)).toBe(alike(one, other))
})

test.each([
  [named('BSides Sofia', 'Sofia'), named('BSidesSF', 'San Francisco, CA')],
  [named('BSidesDublin', 'Dublin'), named('BSidesDayton', 'Fairborn (OH)')],
  [named('BSides Tel Aviv', 'Tel Aviv'), named('DEF CON Group Tel Aviv', 'Tel Aviv')],
  [named('OWASP AppSec Days France'), named('OWASP AppSec Days Portugal')],
  [named('Black Hat Europe', 'London'), named('Black Hat MEA', 'Riyadh')],
  [named('OWASP Global AppSec USA'), named('OWASP Global AppSec EU')],
  [named('BSides Eilat', 'Eilat'), named('בי־סיידס חיפה', 'חיפה')],
  [named('PETS 2026'), named('PETS 2027')],
  [named('Security First Trinidad'), named('Security First Jamaica')],
  [named('AiSecCon', 'Toronto'), named('Canadian Women in Cybersecurity', 'Toronto')],
  [named('Nullcon Berlin'), named('Nullcon Berlin Training')],
  [named('RSA Conference'), named('CT-RSA 2027')],
  [named('tl;dr sec Community Kickoff @ BSidesSF'), named('BSidesSF')],
])('the names %j and %j are not', (one, other) => {
  expect(alike(one, other)).toBeLessThan(0.6)
})

test('names in different letters are not compared', () => {
  expect(alike(named('Cyber Week'), named('שבוע הסייבר'))).toBeNull()
})

test('a city is the same however its state is written, and unknown where one is silent', () => {
  expect(sameCity(named('One', 'Las Vegas (NV)'), named('Other', 'Las Vegas, NV, USA'))).toBe(true)
  expect(sameCity(named('One', 'Dublin'), named('Other', 'Fairborn (OH)'))).toBe(false)
  expect(sameCity(named('One', 'Lod'), named('Other', 'לוד'))).toBe(true)
  expect(sameCity(named('One', null), named('Other', 'Dublin'))).toBeNull()
  expect(sameCity(named('AppSec EU - Vienna, Austria'), named('AppSec EU', 'Vienna'))).toBe(true)
})
