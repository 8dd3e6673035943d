/** A size in px. */
interface Size {
  width: number
  height: number
}

/** The point of a picture that a value of `object-position` names, from 0 to 1 from its left and its top. */
function pointOf(position = 'center'): { x: number; y: number } {
  const parts = position.split(' ')
  const percents = parts.filter((part) => part.endsWith('%')).map((part) => Number.parseFloat(part) / 100)
  const at = (start: string, end: string) => {
    if (parts.includes(start)) return 0
    return parts.includes(end) ? 1 : undefined
  }
  return {
    x: at('left', 'right') ?? percents[0] ?? 0.5,
    y: at('top', 'bottom') ?? percents[1] ?? 0.5,
  }
}

/**
 * The part of a picture that shows where it covers a frame, in px of the picture.
 *
 * @param position as of `object-position`
 */
export function crop(picture: Size, frame: Size, position?: string): Size & { left: number; top: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(frame.width / scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(frame.height / scale)))
  const { x, y } = pointOf(position)
  return {
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
    width,
    height,
  }
}
