// usage: jiti .shot.ts folder width scrollY out [js-expression]
import { chromium } from '@playwright/test'
import { launchOptions } from './tests/browser/chromium.ts'
import { serve } from './tests/browser/server.ts'
import { buildFolder } from './tests/torture/buildSite.ts'
import { guard } from './tests/browser/network.ts'
import { scrollThrough, scrollTo } from './tests/browser/reader.ts'
const [folder, width, y, out, expr] = process.argv.slice(2) as string[]
const sizes: Record<string, number> = {320:640,390:844,768:1024,1024:768,1280:800,1920:1080}
const b = await buildFolder(folder!)
const {server, origin} = await serve(b.folder)
const browser = await chromium.launch(launchOptions())
const ctx = await browser.newContext({reducedMotion:'reduce', permissions:['local-network-access'], viewport:{width:+width!, height:sizes[width!]!}})
await guard(ctx, origin, false)
const page = await ctx.newPage()
await page.goto(origin); await scrollThrough(page)
await scrollTo(page, +y!); await page.waitForTimeout(300)
if (expr) console.log(JSON.stringify(await page.evaluate(expr)))
await page.waitForTimeout(300)
await page.screenshot({path: out!})
await browser.close(); server.close(); b.remove(); process.exit(0)
