import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const [out = '', h = '800', ...files] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1900, height: Number(h) } })
await page.setContent(`<body style="margin:0;display:flex;gap:4px;background:#fff">${files.map((f) => `<img style="height:${h}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}`)
await page.screenshot({ path: out }); await browser.close()
