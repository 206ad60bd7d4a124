import type { loyalty as english } from '../en/loyalty';

export const loyalty: Record<keyof typeof english, string> = {
  'loyalty.STAMPS.one': '{count} carimbo',
  'loyalty.STAMPS.other': '{count} carimbos',
  'loyalty.POINTS.one': '{count} ponto',
  'loyalty.POINTS.other': '{count} pontos',
  'loyalty.CASHBACK': '{amount} de cashback',
  'loyalty.progress': '{have} de {all} carimbos',
  'loyalty.spendable': 'Para usar no próximo pedido',

  'loyalty.earn.PER_ORDER': '{units} a cada pedido',
  'loyalty.earn.EVERY': '{units} a cada {every}',
  'loyalty.earn.PERCENT': '{share} de volta em cada pedido',
  'loyalty.items.one': '{count} item',
  'loyalty.items.other': '{count} itens',
  'loyalty.collect': 'Junte {cost} e ganhe: {reward}',
  'loyalty.minimum': 'Em pedidos a partir de {amount}',

  'loyalty.left.PER_ORDER.one': 'Falta {count} pedido',
  'loyalty.left.PER_ORDER.other': 'Faltam {count} pedidos',
  'loyalty.left.PER_ITEM.one': 'Falta {count} item',
  'loyalty.left.PER_ITEM.other': 'Faltam {count} itens',
  'loyalty.left.PER_AMOUNT': 'Gaste mais {amount}',
  'loyalty.next': '{left} para: {reward}',
  'loyalty.afterPending': 'Assim que seu pedido for entregue, você pode resgatar: {reward}',
  'loyalty.ready': 'Já pode resgatar: {reward}',
  'loyalty.howToRedeem': 'Escolha ao finalizar o pedido ou mostre seu código na loja.',
  'loyalty.pending': '{units} a caminho: entram quando seu pedido for entregue',
  'loyalty.expiry': 'Próximo vencimento: {units} em {date}',

  'loyalty.see': 'Ver meu cartão',
  'loyalty.linkHint': 'Enviamos o link do seu cartão para o e-mail dos seus pedidos.',
  'loyalty.send': 'Receber o link',
  'loyalty.sending': 'Enviando…',
  'loyalty.sent': 'Se este e-mail tem um cartão, o link está a caminho.',
  'loyalty.none': 'Não há programa de fidelidade aqui no momento.',

  'loyalty.showCode': 'Mostrar código',
  'loyalty.hideCode': 'Esconder código',
  'loyalty.code': 'Seu código',
  'loyalty.codeHint': 'Diga este código à loja para usar uma recompensa; ele muda às {time}.',

  'reward.title': 'Usar uma recompensa',
  'reward.none': 'Agora não',
  'reward.cashback': 'Usar {amount} do seu cashback',
  'reward.costs': 'Custa {units}',
};
