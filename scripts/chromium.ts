import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell first: the same engine without a window, which takes a third of the time off each page. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * What a browser does for a window that nobody looks at. The lists below the address bar alone, two pages in each new
 * window, took a fifth of the processor's time. Of two switches of one name the last one counts, so that everything
 * that Playwright turns off stands here again.
 */
const unusedFeatures = `
  WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup AimEnabled AvoidCorsURLLoaderRestartOnRedirect
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades
  LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch
  SpareRendererForSitePerProcess ThirdPartyStoragePartitioning`

/** A browser that asks nobody but the pages under test, and starts no more than they need. */
const quietArguments = [
  '--disable-gpu',
  '--in-process-gpu',
  `--disable-features=${unusedFeatures.trim().split(/\s+/).join(',')}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would fit letters to whole pixels, which a browser with a window does not.
  '--font-render-hinting=none',
]

/** How Playwright is to launch the browser that this machine has: CHROMIUM_PATH, the system's, or Playwright's own. */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return executablePath ? { executablePath, args: quietArguments } : { args: quietArguments }
}

/** The first Chromium that runs, or null where there is none. */
function findChromium(): string | null {
  const { CHROMIUM_PATH: chosen } = process.env
  if (chosen) return chosen
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macPaths,
    chromium.executablePath(),
  ]
  return candidates.find((path) => isExecutable(path) && runs(path)) ?? null
}

/** The Chromium that is there, or one that is installed now. Throws with what to do where that does not work. */
export function requireChromium(): string {
  const found = findChromium() ?? installed()
  if (found) return found
  throw new Error(
    'No Chromium: install one (apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program',
  )
}

function installed(): string | null {
  const isRoot = process.getuid?.() === 0
  const ways: [string, string[]][] = [
    ['playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']],
    ...(isRoot
      ? ([
          ['apt-get', ['update']],
          ['apt-get', ['install', '--yes', 'chromium-headless-shell']],
          ['apt-get', ['install', '--yes', 'chromium']],
        ] as [string, string[]][])
      : []),
  ]
  for (const [command, args] of ways) {
    console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 })
    const found = findChromium()
    if (found) return found
  }
  return null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false // not there, or not ours to run
  }
}

/** Some systems have a stand-in that only says how to install the real one, or a browser that lacks libraries. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
