import type { FileFacts } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import { videoSource } from '../../model/video.ts'
import { type Finding, type Path, type Problem, pathText } from '../../report/diagnostics.ts'
import { problem } from '../../report/problem.ts'
import { fileFound, goesUp } from '../links/files.ts'
import { foundAt, type Rule } from './rule.ts'

/** Every video has a player, and one that the page plays itself has captions. */
export const videoRule: Rule = ({ ofKind }, { root }, { files }) => {
  const groupOf = (path: Path) => pathText(path.slice(0, -1))
  const captions = new Set(ofKind.captions.map(({ path }) => groupOf(path)))
  const findings: Finding[] = []
  for (const { path, value } of ofKind.videoAddress) {
    const wrong = videoFound(value.trim(), files)
    const isFile = videoSource(value)?.kind === 'file'
    if (wrong) findings.push(...foundAt(root, path, wrong))
    else if (isFile && !captions.has(groupOf(path)))
      findings.push(...foundAt(root, path, problem('missing-captions')))
  }
  for (const { path, value } of ofKind.captions)
    findings.push(...foundAt(root, path, captionsFound(value.trim(), files)))
  return findings
}

function videoFound(video: string, files: FileFacts | undefined): Problem | undefined {
  const source = video ? videoSource(video) : undefined
  if (source?.kind === 'file') return besideFound(video, files)
  return source || !video ? undefined : problem('video-address', { video })
}

function captionsFound(file: string, files: FileFacts | undefined): Problem | undefined {
  if (!file) return undefined
  const isCaptions = addressOf(file).kind === 'path' && /\.vtt$/i.test(file)
  return isCaptions ? besideFound(file, files) : problem('video-address of captions', { file })
}

/** Only what lies beside the YAML, or in a folder there, is published with the page. */
function besideFound(path: string, files: FileFacts | undefined): Problem | undefined {
  if (/^[\\/]/.test(path) || goesUp(path)) return problem('video-address elsewhere', { path })
  return files && fileFound(path, files)
}
