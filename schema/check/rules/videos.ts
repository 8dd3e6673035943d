import type { FileFacts } from '../../files/files.ts'
import { addressOf } from '../../model/address.ts'
import { videoSource } from '../../model/video.ts'
import { type Path, type Problem, pathText } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { fileFound } from '../links/files.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

/** Every video has a player, and one that the page plays itself has captions. */
export const videoRule: Rule = ({ ofKind }, { root }, { files }) => {
  const groupOf = (path: Path) => pathText(path.slice(0, -1))
  const captions = new Map(ofKind.captions.map((field) => [groupOf(field.path), field]))
  return [
    ...ofKind.videoAddress.flatMap(({ path, value }) => {
      const wrong = videoFound(value.trim(), files)
      const isFile = !wrong && videoSource(value)?.kind === 'file'
      const written = captions.get(groupOf(path))
      if (wrong || isFile === (written !== undefined)) return foundAt(root, path, wrong)
      return isFile ? foundAt(root, path, withoutCaptions) : foundAt(root, written?.path ?? path, elsewhere)
    }),
    ...ofKind.captions.flatMap(({ path, value }) => foundAt(root, path, captionsFound(value.trim(), files))),
  ]
}

const help =
  'write its address at YouTube or Vimeo, such as "https://vimeo.com/1084537", or the path of an mp4 or webm file beside this one'

const withoutCaptions: Problem = {
  code: 'missing-captions',
  severity: 'warning',
  message: 'this video has no captions, so people who cannot hear it miss what is said',
  help: 'write captions: and the path of a WebVTT file; if nothing is said, one that describes the sounds',
}

const elsewhere: Problem = {
  code: 'missing-captions',
  severity: 'warning',
  message: 'these captions are never shown: the player of a service has its own',
  help: 'add them to the video at the service, and take this line away',
}

function videoFound(video: string, files: FileFacts | undefined): Problem | undefined {
  if (!video) return undefined
  const source = videoSource(video)
  if (source?.kind === 'file') return inFolder(video) ?? (files && fileFound(video, files))
  if (source) return undefined
  const isPath = addressOf(video).kind === 'path'
  return {
    code: 'video-address',
    message: isPath
      ? `${quoted(video)} is no video that every browser plays`
      : `${quoted(video)} is the address of no video at YouTube or Vimeo`,
    help,
  }
}

function captionsFound(file: string, files: FileFacts | undefined): Problem | undefined {
  if (!file) return undefined
  if (addressOf(file).kind !== 'path' || !/\.vtt$/i.test(file))
    return {
      code: 'video-address',
      message: `${quoted(file)} is no WebVTT file beside this one`,
      help: 'save the captions as WebVTT, and write the path of the file, such as "videos/reel.vtt"',
    }
  return inFolder(file) ?? (files && fileFound(file, files))
}

/** Only what lies beside the YAML, or in a folder there, is published with the page. */
const inFolder = (path: string): Problem | undefined =>
  /^[\\/]|(?:^|\/)\.\.(?:\/|$)/.test(path)
    ? {
        code: 'video-address',
        message: `${quoted(path)} does not lie beside this file, so it is not published with the page`,
        help: 'put it into a folder beside this file, and write its path from here',
      }
    : undefined
