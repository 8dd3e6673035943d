import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = (folder: string) => join(folder, 'sections/talks/Talks.tsx')

/** Gives the component of the section type `talks` a button that counts its presses, with React of the owner's import. */
export function addCounter(folder: string): void {
  const text = readFileSync(file(folder), 'utf8')
  const changed = text
    .replace('import { styled }', "import { useState } from 'react'\nimport { styled }")
    .replace('export default function', `${counter}\nexport default function`)
    .replace('<RuledList>', '<Counter />\n      <RuledList>')
  writeFileSync(file(folder), changed)
}

/** Gives the button another name. */
export const renameCounter = (folder: string, from: string, to: string): void =>
  writeFileSync(file(folder), readFileSync(file(folder), 'utf8').replace(from, to))

const counter = `const Button = styled.button\`
  border: 3px solid rgb(1, 2, 3);
\`

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <Button type="button" onClick={() => setCount(count + 1)}>
      {\`Counted \${count}\`}
    </Button>
  )
}
`
