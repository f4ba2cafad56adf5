/**
 * Writes the icons that browsers and phones ask for, and the logo as files to hand out, drawn in the
 * colours of today.
 * Run by `npm run icons:build` after the logo or the theme has changed; what it writes is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../server/config.ts'
import { pageBackground, logoFiles, logoPixels } from '../site/src/data/brand.ts'
import { iconFile, logoFile, tabIconFile } from './icons/icon-file.ts'

const folder = join(projectFolder, 'site/public')

const mark = Buffer.from(tabIconFile())

await mkdir(join(folder, 'icons'), { recursive: true })
await write('favicon.svg', mark)
await write('favicon.ico', iconFile(await Promise.all([16, 32, 48].map((size) => transparent(size)))))
await write('apple-touch-icon.png', await onGround(180, 0.76))
await write('icons/192.png', await onGround(192, 0.82))
await write('icons/512.png', await onGround(512, 0.82))
// What is outside of a circle of four fifths may be cut off.
await write('icons/maskable-192.png', await onGround(192, 0.58))
await write('icons/maskable-512.png', await onGround(512, 0.58))
await mkdir(join(folder, 'logo'), { recursive: true })
for (const { ground: side, svg, png } of logoFiles) {
  const logo = Buffer.from(logoFile(side))
  await write(svg, logo)
  await write(png, await transparent(logoPixels, logo))
}

function transparent(size: number, image = mark): Promise<Buffer> {
  return drawn(size, image).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** The mark in the middle of the site's light ground, as large a part of the icon as `share` says. */
async function onGround(size: number, share: number): Promise<Buffer> {
  const input = await drawn(Math.round(size * share)).toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: pageBackground.light } })
    .composite([{ input, gravity: 'centre' }])
    .flatten({ background: pageBackground.light })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

function drawn(size: number, image = mark) {
  return sharp(image, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
}

async function write(name: string, content: Uint8Array): Promise<void> {
  await writeFile(join(folder, name), content)
  console.log(`${name}: ${content.length} bytes`)
}
