import { refresh } from './refreshCommand.ts'
import { run } from './run.ts'

// `npm run refresh`.

await run(refresh)
