import { storeMenu } from '@domain/menu/words/pt-BR.json?storeMenu';
import type { MenuWords } from '../../translate';

export const words: MenuWords = {
  ...storeMenu,
  close: 'Fechar',
  language: 'Idioma',
  soldOut: 'Esgotado',

  'page.menu': 'Cardápio',

  'offline.device': 'Você está sem internet.',
  'offline.server': 'Não foi possível falar com a loja.',
  'offline.menu': 'Preços e itens esgotados podem ter mudado.',

  'state.open': 'Aberto',
  'state.openUntil': 'Aberto até {time}',
  'state.closed': 'Fechado',
  'state.closedOpens': 'Fechado – abre {when}',
  'state.paused': 'Em uma pausa rápida',
  'state.pausedBack': 'Em uma pausa rápida – volta {when}',
  'state.busy': 'A cozinha está lotada – tente de novo em alguns minutos',
  'state.takeoutOnly': 'Aberto – só retirada',
  'state.deliveryOnly': 'Aberto – só entrega',
  'state.notTaking': 'Sem receber pedidos no momento',

  'when.today': 'às {time}',
  'when.tomorrow': 'amanhã às {time}',

  'type.DELIVERY': 'Entrega',
  'type.TAKEOUT': 'Retirada',

  'header.info': 'Horários e contato',
  'header.delivery': 'Entrega a partir de {fee}, {from}–{until} min',
  'header.takeout': 'Retirada em {minutes} min',
  'header.minimum': 'Mínimo {amount}',

  'menu.favourites': 'Favoritos',
  'menu.categories': 'Categorias',
  'menu.empty': 'O cardápio está vazio no momento.',

  'search.label': 'Buscar no cardápio',
  'search.clear': 'Limpar a busca',
  'search.found.one': '{count} produto encontrado',
  'search.found.other': '{count} produtos encontrados',
  'search.nothing': 'Nada no cardápio combina com “{query}”.',

  'price.from': 'a partir de {amount}',
  'price.insteadOf': 'em vez de',

  'product.addOne': 'Adicionar {name}',
  'product.addMore': 'Adicionar mais {name}, {count} na sacola',
  'product.noMore': 'Limite por pedido atingido',

  'step.less': 'Diminuir {name}',
  'step.more': 'Aumentar {name}',
  'step.remove': 'Remover {name}',

  'cart.title': 'Sua sacola',
  'cart.view': 'Ver sacola',
  'cart.empty': 'Ainda não há nada aqui. Escolha algo do cardápio.',
  'cart.units.one': '{count} item',
  'cart.units.other': '{count} itens',
  'cart.edit': 'Editar',
  'cart.added': '{name} está na sua sacola.',
  'cart.now': '{name}: {count}',
  'cart.soldOut': 'Esgotado. Remova ou escolha outra coisa.',
  'cart.chooseAgain': 'As opções deste item mudaram. Escolha de novo.',
  'cart.notReady': 'Há algo na sacola que não pode ser pedido assim.',
  'cart.missing': 'Faltam {amount} para o pedido mínimo.',
  'cart.checkout': 'Continuar',

  'notice.remind': 'Lembrar',
  'notice.closed': '{state}. Você pode ver o cardápio e encher a sacola.',
  'notice.closedLater': '{state}. Peça para depois: escolha agora e marque o horário ao finalizar.',
  'notice.failed.again': 'Não foi possível carregar seu pedido anterior.',
  'notice.failed.cart': 'Não foi possível carregar o que você deixou na sacola.',
  'notice.failed.stop': 'Ainda não foi possível parar os lembretes.',
  'notice.failed.resume': 'Não foi possível ativar os lembretes de novo.',
  'notice.again': 'Tentar de novo',

  'sum.items': 'Itens',
};
