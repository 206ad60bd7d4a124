import { chromium } from 'playwright';
import { randomUUID } from 'node:crypto';
const base = process.env.BASE ?? 'http://127.0.0.1:4310';
const j = async (path, body, headers={}) => { const r = await fetch(base+path,{method:'POST',headers:{'content-type':'application/json',...headers},body:JSON.stringify(body)}); return [r.status, await r.json().catch(()=>null), r]; };
const menu = (await (await fetch(base+'/api/store/cantina-centro/menu')).json()).data;
const by = (n) => menu.products.find(p=>p.name===n);
const group = (n) => menu.extraGroups.find(g=>g.name===n);
const vg = (p) => menu.variationGroups.find(g=>g.id===p.variationGroupId);
const half=by('Meio a meio');
const fl=group('Escolha os dois sabores');
const chosen=(g,...names)=>names.map(n=>({extraId:g.extras.find(e=>e.name===n).id,quantity:1}));
const addr={street:'Rua Augusta',number:'1500',district:'Consolação',city:'São Paulo',state:'SP',postalCode:'01304-001'};
async function order(n, items, more={}) {
  const customer={name:more.name??'Ana Lima',phone:`+55119${String(70000000+n)}`};
  const delivery=more.delivery;
  const body={type:delivery?'DELIVERY':'TAKEOUT',items,customer,payment:{method:more.method??'CASH'},...(delivery&&{address:addr}),notes:more.notes??null};
  delete body.notes; if(more.notes) body.notes=more.notes;
  const [qs,q]=await j('/api/store/cantina-centro/quote',{type:body.type,items,...(delivery&&{address:addr}),payment:body.payment.method});
  const total=q?.data?.totalCents; 
  if(!total){console.log('quote',qs,JSON.stringify(q).slice(0,160));return}
  const [s,a]=await j('/api/store/cantina-centro/orders',{...body,expectedTotalCents:total},{'idempotency-key':randomUUID()});
  if(s!==201) console.log(s,JSON.stringify(a).slice(0,300)); return a?.data;
}
const grande=vg(half).variations.find(v=>v.name.startsWith('Grande')).id;
const halfItem=(notes)=>({productId:half.id,variationId:grande,quantity:1,extras:chosen(fl,'Calabresa','Margherita'),notes});
const N=Number(process.env.ORDERS??26);
const tokens=[];
for (let i=0;i<N;i++){
  const long = i%5===0;
  const items=i%3===0?[halfItem(i===0||i%6===0?'SEM CEBOLA – ALERGIA a camarão e amendoim':undefined)]:
   i%3===1?[{productId:by('Margherita').id,variationId:vg(by('Margherita')).variations[1].id,quantity:2,extras:chosen(group('Borda recheada'),'Catupiry')},{productId:by('Refrigerante 2 litros').id,quantity:1,extras:[]}]:
   [{productId:by('Combo lanche').id,quantity:1,extras: by('Combo lanche').extraGroupIds.flatMap(id=>{const g=menu.extraGroups.find(x=>x.id===id);return g.min>0?[{extraId:g.extras[0].id,quantity:g.min}]:[]}),notes:'sem picles, por favor'},{productId:by('Água sem gás').id,quantity:3,extras:[]}];
  const o=await order(i+Number(process.env.FROM??0),items,{delivery:i%4===1,name:long?'Maria Aparecida dos Santos Albuquerque Figueiredo de Oliveira':'João Pedro '+i,notes:i===2?'Tocar o interfone duas vezes, o porteiro não ouve':undefined});
  if(o) tokens.push(o);
}
console.log('placed',tokens.length, String(JSON.stringify(tokens[0])).slice(0,200));
if(process.env.ONLY) process.exit(0);
