import { darkColors, lightColors } from '@cyberluach/design/theme/colors.generated'

/** The page's ground in both themes, for what is drawn around the page. */
export const pageBackground = { light: lightColors.bg, dark: darkColors.bg } as const

const sides = ['light', 'dark'] as const

/** The mark as files to hand out, by the ground that each is for. `npm run icons:build` writes them. */
export const logoFiles = sides.map((ground) => ({
  ground,
  svg: `/logo/cyberluach-on-${ground}.svg`,
  png: `/logo/cyberluach-on-${ground}.png`,
}))

/** How wide and high the pictures of the mark are, in pixels. */
export const logoPixels = 1024
