import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const canonical = 'https://luach.example/.well-known/security.txt'

test('it names whom to tell, until when that holds, in which languages and where it stands', () => {
  const now = new Date('2026-11-20T09:30:00Z')
  expect(securityTxt('security@luach.example, https://luach.example/report', canonical, now)).toBe(
    [
      'Contact: mailto:security@luach.example',
      'Contact: https://luach.example/report',
      'Expires: 2027-05-19T00:00:00Z',
      'Preferred-Languages: en, he',
      `Canonical: ${canonical}`,
      '',
    ].join('\n'),
  )
})
