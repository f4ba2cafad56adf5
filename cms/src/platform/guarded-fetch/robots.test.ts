import { expect, test } from 'vitest'
import { isAllowedBy, readRobots } from './robots.ts'

function isOpen(robots: string, path: string): boolean {
  return isAllowedBy(readRobots(robots, 'CyberLuach'), new URL(path, 'https://example.com'))
}

test('the groups that name us hold alone, all of them, and else those for everybody', () => {
  const robots = `User-agent: *
Disallow: /
User-Agent: other
User-agent: cyberluach/2.0
Disallow: /a # why
User-agent: CYBERLUACH
Disallow: /b`
  expect(['/', '/a', '/b', '/c'].map((path) => isOpen(robots, path))).toEqual([true, false, false, true])
  expect(isOpen(robots.replaceAll(/cyberluach/gi, 'third'), '/c')).toBe(false)
})

test('the longest rule decides, and permission where two are as long', () => {
  const robots = 'User-agent: *\nDisallow: /events\nAllow: /events/public\nAllow: /same\nDisallow: /same'
  expect(isOpen(robots, '/events/1')).toBe(false)
  expect(isOpen(robots, '/events/public/1')).toBe(true)
  expect(isOpen(robots, '/same')).toBe(true)
})

test.each([
  ['/*.php', '/a/b.php?c', true],
  ['/*.php$', '/a/b.php?c', false],
  ['/*.php$', '/a.php/b.php', true],
  ['/a*b*c', '/a-b', false],
  ['/a$', '/a', true],
  ['/a$', '/ab', false],
  ['/*$', '/anything', true],
  ['/ab*b$', '/ab', false],
  ['/כנס', '/%D7%9B%D7%A0%D7%A1', true],
  ['/a%3cb', '/a%3Cb', true],
  ['*', '/anything', true],
])('the pattern %s fits %s: %s', (pattern, path, isClosed) => {
  expect(isOpen(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(!isClosed)
})

test('nothing said closes nothing, and robots.txt itself is always open', () => {
  expect(isOpen('', '/')).toBe(true)
  expect(isOpen('User-agent: *\nDisallow:', '/')).toBe(true)
  expect(isOpen('Disallow: /', '/')).toBe(true)
  expect(isOpen('<html>404</html>', '/')).toBe(true)
  expect(isOpen('User-agent: *\nDisallow: /', '/robots.txt')).toBe(true)
})

test.each([
  ['names before rules', 'User-agent:*\n'.repeat(20_000) + 'Allow:/\n'.repeat(30_000), 30_000],
  ['names and rules in turn', 'User-agent:*\nAllow:/\n'.repeat(24_000), 24_000],
  ['our names before rules', 'User-agent:CyberLuach\n'.repeat(10_000) + 'Allow:/\n'.repeat(30_000), 30_000],
])('half a megabyte of %s has each rule once', (_name, robots, rules) => {
  expect(readRobots(robots, 'CyberLuach')).toHaveLength(rules)
})

test('the worst rules are evaluated in time', () => {
  const robots = `User-agent: *\n${`Disallow: /${'*a'.repeat(50)}$\n`.repeat(4_000)}`
  expect(isOpen(robots, `/${'a'.repeat(1_900)}b`)).toBe(true)
})
