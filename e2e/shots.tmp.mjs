import { chromium } from 'playwright';
const base = process.env.BASE ?? 'http://127.0.0.1:4310';
const [,, who='owner@cantina.test', lang='pt-BR', ...rest]=process.argv;
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const dark = process.env.DARK==='1';
for (const spec of rest) {
  const [name,path,w,h='900',full]=spec.split('|');
  const ctx = await browser.newContext({viewport:{width:+w,height:+h},locale:lang,timezoneId:'America/Sao_Paulo',colorScheme:dark?'dark':'light'});
  const page = await ctx.newPage();
  page.on('console',m=>{ if(m.type()==='error') console.log(name,'console',m.text().slice(0,200)); });
  page.on('pageerror',e=>console.log(name,'pageerror',String(e).slice(0,200)));
  if (who!=='none') { const r = await ctx.request.post(base+'/api/session',{data:{email:who,password:'comanda-demo-1'},headers:{origin:base}}); if(!r.ok()) console.log(await r.text()); 
    await ctx.request.patch(base+'/api/account',{data:{language:lang},headers:{origin:base}}).catch(()=>{}); }
  await page.addInitScript(([lang,dark])=>{ try{ localStorage.setItem('comanda.language',lang); localStorage.setItem('language',lang); localStorage.setItem('comanda.theme', dark?'dark':'light'); }catch{} },[lang,dark]);
  await page.goto(base+path,{waitUntil:'networkidle'}).catch(()=>{});
  await page.waitForTimeout(1500);
  await page.screenshot({path:`/tmp/shots/${name}.png`,fullPage:full==='full'});
  await ctx.close();
}
await browser.close();
