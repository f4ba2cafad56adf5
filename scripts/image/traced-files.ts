import { readFile } from 'node:fs/promises'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import ts from 'typescript'

/** Every file that one of the programs may load, links to packages among them, as paths below `root`. */
export async function tracedFiles(
  root: string,
  programs: string[],
  isLeftOut: (path: string) => boolean,
): Promise<Set<string>> {
  const { fileList } = await nodeFileTrace(
    programs.map((program) => join(root, program)),
    { base: root, processCwd: root, ignore: isLeftOut, readFile: readScript },
  )
  return fileList
}

/** What the server's parts of the built CMS load, as Next wrote down when it built them. */
export function filesTracedByNext(root: string): string[] {
  const lists = globSync('cms/.next/**/*.nft.json', { cwd: root })
  return lists.flatMap((list) => {
    const { files } = JSON.parse(readFileSync(join(root, list), 'utf8')) as { files: string[] }
    return files.map((file) => relative(root, join(root, dirname(list), file)))
  })
}

/** The tracer reads JavaScript. */
async function readScript(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(nullWhereNoFile)
  if (text === null || !/\.tsx?$/.test(path) || path.includes('/node_modules/')) return text
  const { outputText } = ts.transpileModule(text, {
    fileName: path,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  })
  return outputText
}

function nullWhereNoFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return null
  throw error
}
