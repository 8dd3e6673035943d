/** What is said of pictures, videos and style sheets. */
export const fileErrors = {
  'missing-picture': {
    message: 'there is no file "{path}" beside this one',
    help: 'the path begins at the folder of this file; small and capital letters differ',
  },
  'not-a-picture': {
    message: '"{path}" is not a picture that can be read',
    help: 'save it again as {formats}; renaming the file is not enough',
  },
  'broken-picture': {
    message: '"{path}" is cut off or damaged and cannot be shown ({reason})',
    help: 'copy or save it anew from the original',
  },
  'picture-path': {
    message:
      'the path of a picture must start from the folder of this file and have forward slashes, so that it works on every computer',
    help: 'put the picture in images/ beside this file and write its path, such as images/portrait.webp',
  },
  'picture-path that is an address': {
    message: '{why}, so it must be a file beside this one',
    help: 'save it in images/ and write its path, such as {example}',
  },
  'picture-format': {
    message: '"{path}" is a picture of the format {format}, which is not for the web',
    help: 'save it as webp, jpg or png',
  },
  'picture-format of phones': {
    message:
      '"{path}" is in the format HEIC, in which phones save photographs and which most browsers cannot show',
    help: 'export it as jpg: on a Mac in Preview, File, Export; on an iPhone, Settings, Camera, Formats, Most Compatible saves the next ones so',
  },
  'picture-format of a drawing': {
    message: '"{path}" is a picture of the format {format}, and {wanted}',
    help: 'name a file of such a format; an icon may be a square png of 512 pixels',
  },
  'huge-picture': {
    message:
      '"{path}" has {width} × {height} pixels and {size}, which is more than the build can read at once',
    help: 'save it smaller; 2,000 pixels across are enough for every screen',
  },
  'broken-drawing': {
    message: '"{path}" cannot be put into the page: {why}',
    help: 'save it as plain SVG, with letters turned into paths',
  },
  'unknown-icon': {
    message: 'there is no icon "{icon}"{sets}',
    help: 'all names are at https://icon-sets.iconify.design/lucide/ and /simple-icons/',
  },
  'video-address': {
    message: '"{video}" is no video at YouTube or Vimeo, and no mp4 or webm file',
    help: 'write its address at YouTube or Vimeo, such as "https://vimeo.com/1084537", or the path of an mp4 or webm file beside this one',
  },
  'video-address of captions': {
    message: '"{file}" is no WebVTT file beside this one',
    help: 'save the captions as WebVTT, and write the path of the file, such as "videos/reel.vtt"',
  },
  'video-address elsewhere': {
    message: '"{path}" does not lie beside this file, so it is not published with the page',
    help: 'put it into a folder beside this file, and write its path from here',
  },
  'style-syntax': {
    message: 'browsers cannot read this: {why}',
    help: 'correct it: browsers ignore what they cannot read, and often some of what follows',
  },
  'style-import': {
    message: 'an @import would load another file, which the content policy of the page refuses',
    help: 'copy its rules into this file: the fonts and pictures that they name by https:// are allowed',
  },
  'style-address': {
    message: '"{address}" is no file beside this one and no whole https:// address, so browsers refuse it',
    help: 'put the file beside this one and name it without a slash before it, or begin with https:// and the host',
  },
} as const

/** The same, where the page is built all the same. */
export const fileWarnings = {
  'heavy-picture': {
    message: '"{path}" has {size}, which is slow to load',
    help: 'simplify it: fewer points, fewer parts; or save it as webp or png, of which the build makes smaller files',
  },
  'small-picture': {
    message:
      '"{path}" has {width} × {height} pixels and is shown up to {factor} times as large, which looks blurred',
    help: 'use one of {wanted} pixels or more',
  },
  'unsized-picture': {
    message:
      'the size of a picture at an https: address is not known, so the space kept free for it may have the wrong shape',
    help: 'write {sides} in pixels below it',
  },
  'weak-alt': {
    message: '"{alt}" does not say what the picture shows',
    help: 'say in a few words what one would see',
  },
  'drawing-part': {
    message: '"{path}" is shown without {parts}: only the parts that draw something are kept',
    help: 'save it as plain SVG, with letters turned into paths, and check that it still looks right',
  },
  'missing-captions': {
    message: 'this video has no captions, so people who cannot hear it miss what is said',
    help: 'write captions: and the path of a WebVTT file; if nothing is said, one that describes the sounds',
  },
  'windows-name': {
    message: 'Windows can hold no file "{path}": {why}',
    help: 'give it another name, so that this folder and the built page can be copied to every computer',
  },
  'style-property': {
    message: 'CSS has no property "{name}", so browsers ignore it',
  },
} as const
