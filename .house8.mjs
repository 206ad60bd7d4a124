import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
const files=process.argv.slice(2);
const eslint=new ESLint({cwd:'/work/wt/house',overrideConfig:[{files:['**/*.ts'],languageOptions:{parserOptions:{projectService:false,program:null,project:null}}}], ruleFilter: ({ruleId})=>ruleId==='house/scoped-statements'});
for(const r of await eslint.lintFiles(files)){
  const text=readFileSync(r.filePath,'utf8');
  const sf=ts.createSourceFile('x.ts',text,99,true);
  const seen=new Map();
  for(const m of r.messages){ if(m.ruleId!=='house/scoped-statements'){continue}
    const pos=ts.getPositionOfLineAndCharacter(sf,m.line-1,m.column-1);
    const st=sf.statements.find(s=>s.getStart()<=pos&&pos<=s.end);
    const name=st.name?.text??st.declarationList?.declarations[0].name.text??'?';
    seen.set(name,[...(seen.get(name)??[]),m.line]);
  }
  console.log(r.filePath.replace('/work/wt/house/',''),JSON.stringify([...seen]));
}
