import { expect, test } from 'vitest'
import { pictureAddress, pictureNameIn } from './pictures.ts'

test('the address of a picture leads back to its name', () => {
  expect(pictureNameIn(pictureAddress('flags-0a1b2c3d4e5f.webp'))).toBe('flags-0a1b2c3d4e5f.webp')
})

test.each(['', '/media/', '/media/a.png', '/media/../a.webp', 'https://a.example/media/a.webp', '/media/a.webp?x'])(
  '%j leads to no picture of ours',
  (address) => {
    expect(pictureNameIn(address)).toBeNull()
  },
)
