import { add } from './addCommand.ts'
import { run } from './run.ts'

// `npm run add`.

await run(add)
